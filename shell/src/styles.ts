// The shell's own sheets and typefaces, in the order in which they hold.
import '@roe/shared/styles/tokens.css';
import '@roe/shared/styles/base.css';
import './type/type.css';
