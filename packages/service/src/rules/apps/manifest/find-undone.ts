import type { Manifest, ManifestProblem } from "@rollcall/api/webapi";

/** Problems of a new manifest that turns off what cannot be turned off. */
export function findUndone(before: Manifest, after: Manifest): readonly ManifestProblem[] {
  const permanent = [
    {
      pointer: "/settings/token_rotation_enabled",
      was: before.settings?.token_rotation_enabled,
      is: after.settings?.token_rotation_enabled,
    },
    {
      pointer: "/oauth_config/pkce_enabled",
      was: before.oauth_config?.pkce_enabled,
      is: after.oauth_config?.pkce_enabled,
    },
  ];
  return permanent.flatMap(({ pointer, was, is }) =>
    was === true && is !== true ? [{ message: "must stay true: it cannot be turned off", pointer }] : [],
  );
}
