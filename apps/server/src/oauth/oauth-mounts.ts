import type { FetchHandler } from "@rollcall/server-adapters/node";
import { authorizePath, type Installs, userAuthorizePath } from "@rollcall/service";
import { loadHandler } from "../http/load-handler.js";

/** Lets only some requests for pages through, and refuses the others with a sentence. */
export type GuardPages = (handler: FetchHandler, refuse: (sentence: string) => Response) => FetchHandler;

/** What the pages need. */
interface OauthMounts {
  readonly installs: () => Promise<Installs>;
  /** Absent on a server on which nobody can say who they are. */
  readonly guardPages?: GuardPages | undefined;
}

/** The pages on which people install apps, by path. They are loaded with the first request. */
export function oauthMounts({ installs, guardPages }: OauthMounts): Readonly<Record<string, FetchHandler>> {
  const page = (form: "app" | "user") =>
    loadHandler(async () => {
      if (guardPages === undefined) return (await import("./forbid-pages.js")).forbidPages;
      const [{ createAuthorize }, { refusePage }] = await Promise.all([
        import("./serve-authorize.js"),
        import("./page.js"),
      ]);
      return guardPages(createAuthorize(form, installs), (sentence) => refusePage(403, sentence));
    });
  return { [authorizePath]: page("app"), [userAuthorizePath]: page("user") };
}
