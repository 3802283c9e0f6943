/** The packages that a commit asks for are not those that the studio runs with. */
export class OtherPackagesError extends Error {}
