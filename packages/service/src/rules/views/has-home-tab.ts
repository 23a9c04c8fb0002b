import type { App } from "../../model/app.js";
import { memberAt } from "../../values/json.js";

/** Whether people see a home tab of an app: its manifest enables one. */
export function hasHomeTab({ manifest }: Pick<App, "manifest">): boolean {
  return memberAt(manifest, ["features", "app_home", "home_tab_enabled"]) === true;
}
