import { Component, type ErrorInfo, type ReactNode } from "react";
import { report } from "#core/errorReporting/report.ts";

interface ErrorBoundaryProps {
  /** What stands in the place of what broke. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Catches what breaks while rendering and reports it once (spec §8, Router errors). A new `key` gives the children another chance. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    report(error, { componentStack: componentStack ?? undefined });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
