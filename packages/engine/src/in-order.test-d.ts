import { assertType, describe, expectTypeOf, it } from "vitest";
import { inOrder } from "./in-order.js";

interface Start {
  readonly path: string;
  readonly token?: string;
}

const readToken = (_: Start): { readonly token: string } => ({ token: "t" });
const mayReadToken = (_: Start): { readonly token: string } | undefined => undefined;
const authenticate = async (_: Start & { readonly token: string }): Promise<{ readonly caller: number } | Refused> => ({
  caller: 1,
});

interface Refused {
  readonly ok: false;
  readonly error: string;
}

describe("inOrder", () => {
  it("returns the results of all steps, or a refusal", async () => {
    const done = await inOrder<Start>()(readToken, authenticate)({ path: "/" });
    if ("ok" in done) expectTypeOf(done).toEqualTypeOf<Refused>();
    else assertType<number>(done.caller);
  });

  it("refuses a step whose needs no earlier step meets", () => {
    // @ts-expect-error: no step provides the token.
    inOrder<Start>()(authenticate);
    // @ts-expect-error: the token is provided too late.
    inOrder<Start>()(authenticate, readToken);
    // @ts-expect-error: the token may be missing.
    inOrder<Start>()(mayReadToken, authenticate);
  });
});
