import type { ToastContent } from "./toastQueue.ts";

/** What is spoken of a toast: its title as a sentence of its own, then its text. */
export function toastText(content: ToastContent): string {
  if (typeof content === "string") return content;
  const { title, content: text } = content;
  return `${/[.!?…:]$/.test(title) ? title : `${title}.`} ${text}`;
}
