your-turn = À vous de jouer
