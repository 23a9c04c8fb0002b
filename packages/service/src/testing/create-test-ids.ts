/**
 * Identifiers that count.
 * @param used how many were made before. Default: 0.
 */
export function createTestIds(used = 0) {
  let count = used;
  const next = () => {
    count += 1;
    return String(count);
  };
  const id = (prefix: string) => `${prefix}NEW${next()}`;
  return {
    id,
    orderedId: id,
    uuid: () => `uuid-${next()}`,
    count: () => count,
    secret: (bytes: number) => next().padStart(bytes * 2, "0"),
  };
}
