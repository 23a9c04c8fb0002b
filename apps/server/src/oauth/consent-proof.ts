import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Proofs that a form was sent from the page that this process rendered, in the browser that it was rendered for. */
export interface ConsentProofs {
  /** Makes the proof of a page and the cookie that belongs to it. */
  make(parameters: ReadonlyMap<string, string>): { readonly proof: string; readonly cookie: string };
  /** Whether a form has the proof of its parameters, and its browser the cookie. */
  check(parameters: ReadonlyMap<string, string>, proof: string, cookies: string | null): boolean;
}

const cookieName = "rollcall-consent";
const key = /(?:^|; *)rollcall-consent=([0-9a-f]{32})(?:;|$)/;

/** Creates the proofs of a process. */
export function createConsentProofs(): ConsentProofs {
  const secret = randomBytes(32);
  const proofOf = (browser: string, parameters: ReadonlyMap<string, string>) =>
    createHmac("sha256", secret)
      .update(JSON.stringify([browser, [...parameters].toSorted(([one], [other]) => (one < other ? -1 : 1))]))
      .digest("hex");
  return {
    make: (parameters) => {
      const browser = randomBytes(16).toString("hex");
      const cookie = `${cookieName}=${browser}; Path=/; HttpOnly; SameSite=Strict; Max-Age=600`;
      return { proof: proofOf(browser, parameters), cookie };
    },
    check: (parameters, proof, cookies) => {
      const browser = key.exec(cookies ?? "")?.[1];
      if (browser === undefined) return false;
      const [sent, wanted] = [Buffer.from(proof), Buffer.from(proofOf(browser, parameters))];
      return sent.length === wanted.length && timingSafeEqual(sent, wanted);
    },
  };
}
