import { messageOf } from "#contract/messageOf.ts";
import { Component, type ReactNode } from "react";
import { Message } from "#ui/feedback/Message.tsx";

interface GalleryErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Shows the error of a state in its place; other states are not affected. A new `key` tries again. */
export class GalleryErrorBoundary extends Component<
  GalleryErrorBoundaryProps,
  { readonly reason: string | undefined }
> {
  override state = { reason: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { reason: messageOf(error) };
  }

  override render(): ReactNode {
    const { reason } = this.state;
    if (reason === undefined) return this.props.children;
    return <Message variant="error">{`Denne tilstanden kan ikke vises: ${String(reason)}`}</Message>;
  }
}
