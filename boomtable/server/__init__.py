"""The server: tables for people and bots over HTTP and WebSocket.

``docs/api.md`` shows how to talk to it, ``docs/decisions/0007-the-server.md`` why it is as it is.
Secrets stay here: a seat is sent its view and the events it may see, never a state.
"""
