import type { World } from "@rollcall/service/world";

/** A token of the demo world and what it is, for whoever started the server. */
export interface DemoToken {
  readonly token: string;
  readonly description: string;
}

/** The tokens that a world lists, each with whom it acts as. */
export function toDemoTokens({ tokens = [], users = [] }: World): readonly DemoToken[] {
  return tokens.map(({ token, kind, user }) => {
    const holder = users.find(({ userName }) => userName === user);
    const title = holder?.title === undefined ? "" : `, ${holder.title}`;
    return { token, description: `${kind} token of ${user ?? "an app"}${title}` };
  });
}
