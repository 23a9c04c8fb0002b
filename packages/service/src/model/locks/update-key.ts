/** Key of the lock on a user or a group during its update over SCIM. */
export function updateKey(resourceType: string, id: string): string {
  return `scim ${resourceType} ${id}`;
}
