/** One entry of `photos` as a client sends it. */
export interface SentPhoto {
  readonly value?: string;
  readonly type?: string;
  readonly primary?: boolean;
}

/** The one picture to store, a public URL or a data URL: the primary entry, else the first; undefined where it is blank. */
export function readPhotos(sent: readonly SentPhoto[]): string | undefined {
  const chosen = sent.find((entry) => entry.primary === true) ?? sent[0];
  return chosen?.value?.trim() === "" ? undefined : chosen?.value;
}

/** What is left of the picture after some are removed; absent `values` means all. */
export function removePhotos(
  current: string | undefined,
  values: readonly SentPhoto[] | undefined,
): string | undefined {
  if (values === undefined) return undefined;
  return values.some((entry) => entry.value === current) ? undefined : current;
}
