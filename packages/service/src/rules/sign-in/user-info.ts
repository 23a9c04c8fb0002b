import type { Methods, OpenidConnectUserInfoArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { userDefaults } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Organization, Workspace } from "../../model/organization.js";
import type { Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { secondsOf } from "../../values/instant.js";
import { pictureOf } from "../../values/picture.js";
import { realNameOf } from "../directory/user.js";
import { toTeamIcon } from "../organizations/team.js";

type Outcome = MethodOutcome<Methods["openid.connect.userInfo"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `openid.connect.userInfo`. */
interface Options {
  readonly definition: MethodDefinition<Methods["openid.connect.userInfo"]>;
  readonly store: Pick<Store, "organizations">;
  readonly issuer: string;
  readonly siteUrl: string;
}

/** Returns what the scopes of a token permit to know about its user. */
export function createUserInfo({ definition, store, issuer, siteUrl }: Options) {
  const { email, profile } = definition.facts.furtherScopes;
  return async (_sent: OpenidConnectUserInfoArguments, { caller }: Context): Promise<Outcome> => {
    const { user, workspace, organization, scopes } = caller;
    if (user === undefined) throw new Error("A user token has a user.");
    const ids = { user_id: user.id, team_id: workspace.id, ...(organization && { enterprise_id: organization.id }) };
    const home = organization && (await store.organizations.workspace(organization.defaultWorkspaceId));
    return {
      ok: true,
      sub: user.id,
      ...ofIssuer(issuer, ids),
      ...(scopes.has(email) && emailClaims(user)),
      ...(scopes.has(profile) && {
        ...profileClaims(user, siteUrl),
        ...ofIssuer(issuer, teamClaims(workspace, siteUrl)),
        ...ofIssuer(issuer, imageClaims(user, siteUrl)),
        ...(organization && ofIssuer(issuer, enterpriseClaims(organization, home))),
      }),
    };
  };
}

function teamClaims(workspace: Workspace, siteUrl: string) {
  const icon = toTeamIcon(workspace, siteUrl);
  return {
    team_name: workspace.name,
    team_domain: workspace.domain,
    team_image_34: icon.image_34,
    team_image_44: icon.image_44,
    team_image_68: icon.image_68,
    team_image_88: icon.image_88,
    team_image_102: icon.image_102,
    team_image_132: icon.image_132,
    team_image_230: icon.image_230,
    team_image_default: icon.image_default === true,
  };
}

function imageClaims(user: User, siteUrl: string) {
  const { url } = pictureOf(user, siteUrl);
  return {
    user_image_24: url(24),
    user_image_32: url(32),
    user_image_48: url(48),
    user_image_72: url(72),
    user_image_192: url(192),
    user_image_512: url(512),
  };
}

function enterpriseClaims({ name }: Organization, home: Workspace | undefined) {
  return { enterprise_name: name, ...(home && { enterprise_domain: home.domain }) };
}

/** Width of the picture of a claim, in pixels. */
const pictureSize = 512;

/** Claims of the scope `email`. Every address counts as confirmed since the account was created. */
export function emailClaims({ emails: [email], created }: User) {
  if (email === undefined) return {};
  return { email, email_verified: true, date_email_verified: secondsOf(created) };
}

/** Claims of the scope `profile` about a user. */
export function profileClaims(user: User, siteUrl: string) {
  const { givenName, familyName } = user.name;
  return {
    name: realNameOf(user),
    picture: pictureOf(user, siteUrl).url(pictureSize),
    ...(givenName !== undefined && { given_name: givenName }),
    ...(familyName !== undefined && { family_name: familyName }),
    locale: user.locale ?? userDefaults.locale,
  };
}

/** Names of claims that begin with the issuer. */
export function ofIssuer<Claims extends object>(issuer: string, claims: Claims): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(claims).map(([name, value]) => [`${issuer}/${name}`, value]));
}
