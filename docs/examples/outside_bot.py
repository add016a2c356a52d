"""A bot that lives outside: it makes a table, plays a whole game at random and says who won."""

import asyncio
import json
import random
import sys

import httpx
from websockets.asyncio.client import connect


async def main(server: str) -> None:
    async with httpx.AsyncClient(base_url=server) as http:
        await http.post("/api/me", json={"name": "Outsider"})
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot", "bot": "random"}]
        made = await http.post("/api/tables", json={"game": "boomtown", "seats": seats})
        table = made.json()["room"]["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live"
    answered = None
    async with connect(address, additional_headers={"cookie": cookie}, max_size=None) as line:
        async for text in line:
            said = json.loads(text)
            if said["type"] == "refused":
                print(said["why"])
            elif said["type"] == "table" and said["over"]:
                print(said["prompt"])
                break
            elif said["type"] == "table" and said["question"] not in {None, answered}:
                answered = said["question"]
                answer = {"type": "answer", "id": str(answered), "version": said["version"]}
                answer["text"] = random.choice(said["options"])["text"]
                await line.send(json.dumps(answer))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
