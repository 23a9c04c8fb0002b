import { named } from "../statements/named.js";

/** Finds out whether something waits to be sent. */
export const selectAnyDelivery = named<object, { readonly found: number }>(
  () => "select 1 as found from deliveries limit 1",
);
