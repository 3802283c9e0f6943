/**
 * How nginx is called on this machine, with a main configuration. As the user that it runs as: what root writes could not
 * be written again.
 */
export function nginxCommand(main: string): string {
  const user = process.getuid?.() === 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : "";
  return `${user}/usr/sbin/nginx -e stderr -c ${main}`;
}
