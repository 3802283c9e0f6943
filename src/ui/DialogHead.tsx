import type { ReactNode } from "react";
import styled from "styled-components";
import { close as defaultCloseLabel } from "../../locales/nb/felles.json";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";

interface DialogHeadProps {
  /** Id of the title, for the dialog's `labelledBy`. */
  readonly id: string;
  /** The title. */
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** Name of the button that closes the dialog. Default 'Lukk' (shared-widgets §2). */
  readonly closeLabel?: string;
}

/** Title of a `Dialog` and the button that closes it. For dialogs that want an answer, leave it out. */
export function DialogHead({ id, children, onClose, closeLabel = defaultCloseLabel }: DialogHeadProps) {
  return (
    <Head>
      <h2 id={id}>{children}</h2>
      <Button variant="quiet" onClick={onClose} aria-label={closeLabel}>
        <Icon name="close" />
      </Button>
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  margin-block-end: 1rem;
`;
