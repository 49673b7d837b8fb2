your-turn = Jouw beurt
