import type { AuthorizeForm, Installs } from "@rollcall/service";
import { loadHandler } from "../http/load-handler.js";
import type { OperatorMount } from "../operator-mount.js";

/** Dependencies of the pages. */
interface AuthorizeMount {
  readonly load: () => Promise<Installs>;
  /** Begins the client identifiers that pages get. */
  readonly worldPrefix: string;
}

/** The page on which people install apps, or sign in to one. It is loaded with the first request. */
export function createAuthorizeMount(form: AuthorizeForm, options: AuthorizeMount): OperatorMount {
  const withoutOperator =
    form === "signIn"
      ? "On this server people cannot sign in to apps."
      : "On this server an operator installs apps, with the command rollcall app install.";
  return {
    serve: loadHandler(async () => (await import("./serve-authorize.js")).createAuthorize(form, options)),
    others: async (_request, _connection, sentence = withoutOperator) => {
      const { refusePage } = await import("./page.js");
      return refusePage(form, { status: 403, sentence });
    },
  };
}
