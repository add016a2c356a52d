"""``boomtable completion SHELL``: the script that teaches a shell to complete our commands."""

from __future__ import annotations

import click

from boomtable.cli.clicks import Command
from boomtable.engine.errors import Unreadable

SHELLS = ("bash", "zsh", "fish")
VARIABLE = "_BOOMTABLE_COMPLETE"


BASH = """\
%(complete_func)s() {
    local line=${COMP_LINE:0:COMP_POINT} words current="" breaks="" kept="" type value
    IFS=$' \\t' read -ra words <<< "$line"
    local last=${#words[@]}
    if [[ $line != *[[:space:]] ]]; then
        last=$((last - 1))
        current=${words[last]}
    fi
    # Bash takes a word apart at = and :, and puts a completion only in place of the last part.
    [[ $COMP_WORDBREAKS == *=* ]] && breaks+="="
    [[ $COMP_WORDBREAKS == *:* ]] && breaks+=":"
    if [[ -n $breaks && $current == *[$breaks]* ]]; then
        kept=${current%%"${current##*[$breaks]}"}
    fi
    # What is completed after --seats= comes without it.
    [[ $kept == --*=* ]] && kept=${kept#*=}
    COMPREPLY=()
    while IFS=',' read -r type value; do
        case $type in
            dir) compopt -o dirnames ;;
            file) compopt -o default ;;
            plain) COMPREPLY+=("${value#"$kept"}") ;;
        esac
    done < <(env COMP_WORDS="$line" COMP_CWORD="$last" %(complete_var)s=bash_complete "$1")
}

complete -o nosort -F %(complete_func)s %(prog_name)s
"""
"""Click's own script knows nothing of words that bash takes apart."""


@click.command("completion", cls=Command, help="completion")
@click.argument(
    "shell",
    metavar="SHELL",
    shell_complete=lambda _ctx, _param, typed: [it for it in SHELLS if it.startswith(typed)],
)
def command(shell: str) -> None:
    """Print the completion script of a shell."""
    from click.shell_completion import get_completion_class

    from boomtable.cli.app import make_app

    completion = get_completion_class(shell) if shell in SHELLS else None
    if completion is None:
        raise Unreadable("terminal.completion.unknown", shell=shell, shells=", ".join(SHELLS))
    maker = completion(make_app(), {}, "boomtable", VARIABLE)
    script = BASH % maker.source_vars() if shell == "bash" else maker.source()
    click.echo(script, nl=False)
