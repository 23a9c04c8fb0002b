/** One entry of `photos` as a client sends it. */
interface SentPhoto {
  readonly value?: string;
  readonly type?: string;
  readonly primary?: boolean;
}

/** The one picture to store, a public URL or a data URL: the primary entry, else the first; undefined where it is blank. */
export function readPhotos(sent: readonly SentPhoto[]): string | undefined {
  const chosen = sent.find((entry) => entry.primary === true) ?? sent[0];
  return chosen?.value?.trim() === "" ? undefined : chosen?.value;
}

/**
 * The picture after an operation `add` of 2.0: the new one takes the place of the one that there is, unless it says that
 * it is not primary; one that is there, or a blank one, changes nothing.
 * @see RFC 7644 §3.5.2.1
 */
export function appendPhotos(current: string | undefined, sent: readonly SentPhoto[]): string | undefined {
  if (current === undefined) return readPhotos(sent);
  const isNew = ({ value = "", primary }: SentPhoto) => primary !== false && value.trim() !== "" && value !== current;
  return readPhotos(sent.filter(isNew)) ?? current;
}

/** What is left of the picture after some are removed; absent `values` means all. */
export function removePhotos(
  current: string | undefined,
  values: readonly SentPhoto[] | undefined,
): string | undefined {
  if (values === undefined) return undefined;
  return values.some((entry) => entry.value === current) ? undefined : current;
}
