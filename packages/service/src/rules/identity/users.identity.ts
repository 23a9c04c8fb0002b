import type { Methods, UsersIdentityArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import type { User } from "../../model/user.js";
import { pictureOf } from "../../values/picture.js";
import { realNameOf } from "../directory/user.js";

type Outcome = MethodOutcome<Methods["users.identity"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `users.identity`. */
interface Options {
  readonly definition: MethodDefinition<Methods["users.identity"]>;
  readonly siteUrl: string;
}

/** Returns the identity of the user of the token. */
export function createIdentity({ definition, siteUrl }: Options) {
  const { email, avatar, team } = definition.facts.furtherScopes;
  return async (_sent: UsersIdentityArguments, { caller }: Context): Promise<Outcome> => {
    const { user, workspace, scopes } = caller;
    if (user === undefined) throw new Error("A user token has a user.");
    const [address] = user.emails;
    return {
      ok: true,
      user: {
        id: user.id,
        name: realNameOf(user),
        ...(scopes.has(email) && address !== undefined && { email: address }),
        ...(scopes.has(avatar) && imagesOf(user, siteUrl)),
      },
      team: { id: workspace.id, ...(scopes.has(team) && { name: workspace.name }) },
    };
  };
}

function imagesOf(user: User, siteUrl: string) {
  const { url } = pictureOf(user, siteUrl);
  return {
    image_24: url(24),
    image_32: url(32),
    image_48: url(48),
    image_72: url(72),
    image_192: url(192),
    image_512: url(512),
  };
}
