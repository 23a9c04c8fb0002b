/** Whether `pnpm generate` writes a module. */
export function isGenerated(path) {
  return /(?:^|\/)generated\//.test(path);
}
