/** Tokens of calls that are made again. Each works for one call, in place of the token with a hash. */
export interface RepeatedTokens {
  /** Runs work with a token that is valid as the one with the hash is, until the work is done. */
  lend<Answer>(hash: string, work: (token: string) => Promise<Answer> | Answer): Promise<Answer>;
  /** Hash of the token that a token is used in place of. Undefined for tokens of clients. */
  hashOf(token: string): string | undefined;
}

export function createRepeatedTokens(): RepeatedTokens {
  const hashes = new Map<string, string>();
  return {
    lend: async (hash, work) => {
      const token = `repeated-${crypto.randomUUID()}`;
      hashes.set(token, hash);
      try {
        return await work(token);
      } finally {
        hashes.delete(token);
      }
    },
    hashOf: (token) => hashes.get(token),
  };
}
