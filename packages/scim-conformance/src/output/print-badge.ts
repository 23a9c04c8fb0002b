import { type Report, totalsOf } from "../report.js";
import { escapeXml } from "./print-junit.js";

/** The answer of an endpoint for shields.io. */
export interface Badge {
  readonly schemaVersion: 1;
  readonly label: string;
  readonly message: string;
  readonly color: string;
}

const names: Readonly<Record<string, string>> = {
  rfc: "SCIM 2.0",
  scim11: "SCIM 1.1",
  entra: "Entra ID",
  okta: "Okta",
};

/** The badge of a report: the passed part of what applies. @see https://shields.io/badges/endpoint-badge */
export function toBadge({ results, profile }: Report): Badge {
  const { passed, failed, byLevel } = totalsOf(results);
  const applying = passed + failed;
  const percent = applying === 0 ? 0 : Math.floor((passed / applying) * 100);
  const color =
    byLevel.must === 0 && applying > 0 ? (failed === 0 ? "brightgreen" : "green") : percent >= 80 ? "yellow" : "red";
  return { schemaVersion: 1, label: names[profile] ?? profile, message: `${percent} % of ${applying}`, color };
}

const colours: Readonly<Record<string, string>> = {
  brightgreen: "#4c1",
  green: "#97ca00",
  yellow: "#dfb317",
  red: "#e05d44",
};

/** Prints the badge of a report as SVG. */
export function printBadge(report: Report): string {
  const { label, message, color } = toBadge(report);
  const width = (text: string) => Math.round(text.length * 6.8) + 12;
  const [left, right] = [width(label), width(message)];
  const text = (at: number, value: string) => `<text x="${at}" y="14">${escapeXml(value)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${escapeXml(`${label}: ${message}`)}">`,
    `<rect width="${left}" height="20" fill="#555"/><rect x="${left}" width="${right}" height="20" fill="${colours[color]}"/>`,
    `<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">${text(left / 2, label)}${text(left + right / 2, message)}</g>`,
    "</svg>\n",
  ].join("");
}
