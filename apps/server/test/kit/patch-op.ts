/** A PatchOp of SCIM 2.0 with the operations. */
export function patchOp(...operations: readonly object[]): object {
  return { schemas: ["$PatchOp"], Operations: operations };
}
