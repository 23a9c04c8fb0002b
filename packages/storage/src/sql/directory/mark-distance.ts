/** Number of users between marks. */
export const markDistance = 1_000;
