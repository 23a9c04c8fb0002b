/** The address of a hook, below the base of such addresses. */
export type HookPath =
  | { readonly kind: "services"; readonly workspaceId: string; readonly id: string; readonly secret: string }
  | {
      readonly kind: "commands" | "actions";
      readonly workspaceId: string;
      readonly id: string;
      readonly secret: string;
    };

const kinds = ["services", "commands", "actions"] as const;

/** Parses a path such as `services/T1/B1/secret`. Missing segments are empty. Undefined if the first one is unknown. */
export function parseHookPath(path: string): HookPath | undefined {
  const [first, workspaceId = "", id = "", ...rest] = path.split("/");
  const kind = kinds.find((each) => each === first);
  return kind && { kind, workspaceId, id, secret: rest.join("/") };
}
