/**
 * How nginx is called on this machine, with a main configuration. As the user that it runs as: what root writes could not
 * be written again.
 */
export function nginxCommand(main: string): string {
  const user = process.getuid?.() === 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : "";
  return `${user}/usr/sbin/nginx -e stderr -c ${main}`;
}

/**
 * Makes nginx read its configuration, and waits until only that answers. For a moment nginx takes requests with both:
 * until the workers with the one of before have ended.
 * @param nginx how it is called
 * @param pidFile where its process is named
 */
export function reloadCommand(nginx: string, pidFile: string): string {
  const workers = `before="$(cat /proc/$(cat ${pidFile})/task/*/children)"`;
  const untilEnded = "for pid in $before; do while [ -e /proc/$pid ]; do sleep 0.02; done; done";
  return `${workers}; ${nginx} -s reload && ${untilEnded}`;
}
