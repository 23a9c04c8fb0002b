import { entra, entraWithFlag } from "./entra.js";
import { google } from "./google.js";
import { okta } from "./okta.js";
import { onelogin } from "./onelogin.js";
import { rfc } from "./rfc.js";
import type { StyleFacts } from "./style-facts.js";

/** A style of writing: as the RFC says, or as an identity provider sends it. */
export type StyleName = "rfc" | "entra" | "entra-aadOptscim062020" | "okta" | "onelogin" | "google";

/** The facts of each style. */
export const styles: Readonly<Record<StyleName, StyleFacts>> = {
  rfc,
  entra,
  "entra-aadOptscim062020": entraWithFlag,
  okta,
  onelogin,
  google,
};
