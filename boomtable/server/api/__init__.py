"""The endpoints over HTTP, by what they are about."""
