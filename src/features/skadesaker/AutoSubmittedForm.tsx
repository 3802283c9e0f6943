import { useRef } from "react";
import { useAutoSubmit } from "./useJump.ts";

interface AutoSubmittedFormProps {
  /** An address that `checkUrl` has allowed; the content security policy names its origin. */
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly onReturn: () => void;
}

/** An invisible POST form that is submitted as soon as it is mounted. */
export function AutoSubmittedForm({ action, fields, onReturn }: AutoSubmittedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useAutoSubmit(form, onReturn);
  return (
    <form ref={form} method="post" action={action} hidden>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
