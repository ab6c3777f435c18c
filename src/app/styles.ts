// The style sheets of every page, in the order in which they may override each other. Mantine's come with the parts
// that use it, as cascade layers below everything of ours.
import './tokens.css';
import './global.css';
import '../layout/disclaimer-gate/disclaimer-gate.css';
