// The secret by which a host knows this browser. It may not: a new database, an older copy of one.

class Token {
  /** The host did not know the one there was: whoever sits here is somebody new to it. */
  lost = $state(false);

  get value(): string {
    return localStorage.getItem("token") ?? "";
  }

  keep(value: string): void {
    localStorage.setItem("token", value);
  }

  /** Unless another tab has a new one already. */
  drop(refused: string): void {
    if (this.value === refused) localStorage.removeItem("token");
    this.lost = true;
  }
}

export const token = new Token();
