// The style sheets of every page, in the order in which they may override each other. Mantine's come as cascade
// layers, below everything of ours; only the components that every page uses are here, the others come with their page.
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import './tokens.css';
import './mantine-variables.css';
import './global.css';
import '../layout/disclaimer-gate/disclaimer-gate.css';
