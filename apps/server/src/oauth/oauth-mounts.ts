import type { FetchHandler } from "@rollcall/server-adapters/node";
import { type AuthorizeForm, authorizePath, type Installs, signInPath, userAuthorizePath } from "@rollcall/service";
import { loadHandler } from "../http/load-handler.js";

/** Lets only some requests for pages through, and refuses the others with a sentence. */
export type GuardPages = (handler: FetchHandler, refuse: (sentence: string) => Response) => FetchHandler;

/** What the pages need. */
interface OauthMounts {
  readonly installs: () => Promise<Installs>;
  /** Begins the client identifiers that pages get. */
  readonly worldPrefix: string;
  /** Absent on a server on which nobody can say who they are. */
  readonly guardPages?: GuardPages | undefined;
}

/** The pages on which people install apps and sign in to them, by path. They are loaded with the first request. */
export function oauthMounts({
  installs,
  guardPages,
  worldPrefix,
}: OauthMounts): Readonly<Record<string, FetchHandler>> {
  const page = (form: AuthorizeForm) =>
    loadHandler(async () => {
      if (guardPages === undefined) return (await import("./forbid-pages.js")).createForbidden(form);
      const [{ createAuthorize }, { refusePage }] = await Promise.all([
        import("./serve-authorize.js"),
        import("./page.js"),
      ]);
      return guardPages(createAuthorize(form, { load: installs, worldPrefix }), (sentence) =>
        refusePage(form, { status: 403, sentence }),
      );
    });
  return { [authorizePath]: page("app"), [userAuthorizePath]: page("user"), [signInPath]: page("signIn") };
}
