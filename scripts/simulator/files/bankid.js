// Tells the portal how high the frame must be (contract §3).
const tellHeight = () => {
  // Not the document's height: that is never less than the frame's own.
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  parent.postMessage({ type: "login-height", height }, location.origin);
};

if (parent !== window) {
  new ResizeObserver(tellHeight).observe(document.body);
}
