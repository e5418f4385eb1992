import '#pages/browser/tokens.css';
import '#pages/browser/page.css';
import './identity.css';
