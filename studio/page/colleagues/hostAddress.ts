/** The origin of a host below that of the studio, such as `https://forslag12.studio.example`. */
export function hostAddress(home: string, label: string): string {
  const { protocol, host } = new URL(home);
  return `${protocol}//${label}.${host}`;
}
