import { code, section, table } from "./markdown.js";

/** A code that no situation answers. */
interface ExemptableRow {
  readonly key: string;
  readonly wireName: string;
  readonly faultOnly?: string | undefined;
}

/** Rows of one place, such as a method. */
interface ExemptableRows {
  /** Name of the place as the page shows it. */
  readonly place: string;
  readonly rows: readonly ExemptableRow[];
}

const defectReason = "It is answered for a defect of the service, which no world can cause.";

/** A section about the codes that no situation answers, with reasons: those of faults, and that of a defect. */
export function exemptedCodes(places: readonly ExemptableRows[], defect: string): string | undefined {
  const lines = places.flatMap(({ place, rows }) =>
    rows.flatMap(({ key, wireName, faultOnly }) => {
      const reason = faultOnly ?? (key === defect ? defectReason : undefined);
      return reason === undefined ? [] : [[code(wireName), place, reason]];
    }),
  );
  return section("Codes without a situation", table(["Code", "Answered by", "Reason"], lines));
}
