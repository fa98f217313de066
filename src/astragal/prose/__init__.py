"""Words: messages in three languages, names, figures, notation."""
