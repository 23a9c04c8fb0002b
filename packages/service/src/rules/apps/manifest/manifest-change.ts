import type { Manifest, ManifestProblem } from "@rollcall/api/webapi";
import { asksForWebhookScope, webhookScope } from "../webhooks.js";
import { problem } from "./validate-manifest.js";

/** Problems of a new manifest that turns off what cannot be turned off. */
export function findUndone(before: Manifest, after: Manifest): readonly ManifestProblem[] {
  const permanent = [
    {
      path: ["settings", "token_rotation_enabled"],
      was: before.settings?.token_rotation_enabled,
      is: after.settings?.token_rotation_enabled,
    },
    {
      path: ["oauth_config", "pkce_enabled"],
      was: before.oauth_config?.pkce_enabled,
      is: after.oauth_config?.pkce_enabled,
    },
  ];
  return permanent.flatMap(({ path, was, is }) =>
    was === true && is !== true ? [problem("must stay true: it cannot be turned off", path)] : [],
  );
}

/** The destination of an app's events that replaces the one in its manifest. */
export type WantedDelivery = { readonly kind: "http"; readonly url: string } | { readonly kind: "socket" };

/** The manifest with another address for its events, or with socket mode. */
export function withDelivery<M extends { readonly settings?: Readonly<Record<string, unknown>> }>(
  manifest: M,
  delivery: WantedDelivery,
): M {
  const { settings = {} } = manifest;
  if (delivery.kind === "socket") return { ...manifest, settings: { ...settings, socket_mode_enabled: true } };
  const event_subscriptions = { ...Object(settings["event_subscriptions"]), request_url: delivery.url };
  return { ...manifest, settings: { ...settings, event_subscriptions, socket_mode_enabled: false } };
}

/** The manifest of an app with an incoming webhook: its bot asks for the scope, unless the manifest asks for it already. */
export function withWebhook<M extends object>(manifest: M): M {
  // A checked manifest has this form.
  const { oauth_config = {} } = manifest as Pick<Manifest, "oauth_config">;
  const { bot = [], user = [], ...others } = oauth_config.scopes ?? {};
  if (asksForWebhookScope([...bot, ...user])) return manifest;
  const scopes = { ...others, bot: [...bot, webhookScope], ...(user.length > 0 && { user }) };
  return { ...manifest, oauth_config: { ...oauth_config, scopes } };
}

/** Whether a text is a URL that can receive events. */
export function isDeliveryUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
