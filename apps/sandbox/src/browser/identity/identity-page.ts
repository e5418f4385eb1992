import '../design/tokens.css';
import '../design/page.css';
import './identity.css';
