import type { ApprovableApp, Manifest } from "@rollcall/api/webapi";
import type { App } from "../../model/app.js";

/** An app as administrators read it. */
export function toApprovableApp({ id, name, generation, manifest }: App): ApprovableApp {
  // A stored manifest is always valid.
  const { display_information, app_directory } = manifest as Manifest;
  const isListed = app_directory !== undefined;
  return {
    id,
    name,
    description: display_information.description ?? "",
    help_url: app_directory?.support_url ?? "",
    privacy_policy_url: app_directory?.privacy_policy_url ?? "",
    app_homepage_url: app_directory?.installation_landing_page ?? "",
    app_directory_url: "",
    is_app_directory_approved: isListed,
    is_internal: !isListed,
    is_granular_bot_app: generation === "granular",
    developer_type: isListed ? "third_party" : "internal",
    additional_info: "",
  };
}
