"""The table: what every game tells the page, and what people agree on."""
