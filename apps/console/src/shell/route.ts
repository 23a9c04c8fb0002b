/** The screens of the console. */
export const screens = [
  "workspace",
  "journal",
  "apps",
  "directory",
  "documents",
  "analytics",
  "faults",
  "worlds",
  "coverage",
] as const;
export type Screen = (typeof screens)[number];

/** The content of the page's address. */
export interface Route {
  /** Name of the world. */
  readonly world: string;
  readonly screen: Screen;
  /** The items that are open on the screen, such as a channel and a thread. */
  readonly rest: readonly string[];
  /** Identifier of the person whose eyes one sees with. Default: the first one. */
  readonly as?: string;
  /** Identifier of the workspace. Default: the first one of the person. */
  readonly workspace?: string;
}

/** Reads the fragment of an address, such as `#/default/workspace/C1?as=U1`. Unknown parts have their defaults. */
export function readRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [world = "", screen = "", ...rest] = path.split("/").map(decode);
  const given = new URLSearchParams(query);
  const [as, workspace] = [given.get("as"), given.get("in")];
  return {
    world: /^[a-z][a-z0-9-]{0,31}$/.test(world) ? world : "default",
    screen: screens.find((each) => each === screen) ?? "workspace",
    rest: rest.filter((each) => each !== ""),
    ...(as && { as }),
    ...(workspace && { workspace }),
  };
}

/** The fragment of a route. */
export function printRoute({ world, screen, rest, as, workspace }: Route): string {
  const query = new URLSearchParams({ ...(as && { as }), ...(workspace && { in: workspace }) }).toString();
  const path = [world, screen, ...rest].map(encodeURIComponent).join("/");
  return `#/${path}${query === "" ? "" : `?${query}`}`;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
