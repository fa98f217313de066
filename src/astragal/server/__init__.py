"""The table as a server: lobby, sockets, storage, and the browser app that it serves."""
