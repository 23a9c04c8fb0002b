import type { Methods } from "@rollcall/double";

type Response<M extends keyof Methods> = Methods[M]["response"];

export type App = Response<"apps.list">["apps"][number];
export type AppDetails = Response<"apps.get">;
export type AppEnvironment = Response<"apps.environment">["environment"];
export type Delivery = Response<"deliveries.list">["deliveries"][number];
export type ManifestFinding = Response<"apps.check">["findings"][number];

/** The way an app receives events, in a word. */
export function AppState({ app }: { readonly app: App }) {
  const [kind, text] = stateOf(app);
  return <span class={`badge ${kind}`}>{text}</span>;
}

function stateOf({ switched_off_at: off, socket_mode: hasSockets, request_url: url, verified }: App) {
  if (off !== undefined) return ["bad", "switched off"] as const;
  if (hasSockets) return ["good", "socket mode"] as const;
  if (url === undefined) return ["", "no events"] as const;
  return verified ? (["good", "http"] as const) : (["bad", "unverified"] as const);
}
