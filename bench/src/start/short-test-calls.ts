import type { PeerName } from "./peers.js";

/** An answer of a call. */
export interface Answer {
  readonly ok: boolean;
  readonly channel?: string | { readonly id: string };
  readonly ts?: string;
}

/** A call of a short test. Its body may need the answers of earlier calls. */
interface ShortTestCall {
  readonly method: string;
  readonly body: (answers: readonly Answer[]) => object;
}

/** The bot of a short test, and a user whom it invites. */
export const shortTest = {
  Rollcall: { token: "svcb-demo-bot", invited: "UDEMOANNIE" },
  emulate: { token: "short-test", invited: "U000000001" },
  "node:http": { token: "any", invited: "any" },
} as const satisfies Record<PeerName, { readonly token: string; readonly invited: string }>;

/** The calls of a short test of a bot: seven methods once, and another message, which finds everything loaded. */
export function shortTestCalls(peer: PeerName): readonly ShortTestCall[] {
  const channelOf = ([, created]: readonly Answer[]) =>
    typeof created?.channel === "object" ? created.channel.id : "any";
  const message = (text: string) => (answers: readonly Answer[]) => ({ channel: channelOf(answers), text });
  const tsOf = ([, , , posted]: readonly Answer[]) => posted?.ts ?? "any";
  return [
    { method: "auth.test", body: () => ({}) },
    { method: "conversations.create", body: () => ({ name: "short-test" }) },
    {
      method: "conversations.invite",
      body: (answers) => ({ channel: channelOf(answers), users: shortTest[peer].invited }),
    },
    { method: "chat.postMessage", body: message("Hello") },
    { method: "chat.update", body: (answers) => ({ ...message("Hello again")(answers), ts: tsOf(answers) }) },
    {
      method: "reactions.add",
      body: (answers) => ({ channel: channelOf(answers), timestamp: tsOf(answers), name: "wave" }),
    },
    { method: "conversations.history", body: (answers) => ({ channel: channelOf(answers) }) },
    { method: "chat.postMessage", body: message("Goodbye") },
  ];
}
